/** The page asks for the app while the few lines that start it are still on their way. */
import type { Plugin } from "vite";

export function preloadApp(): Plugin {
  return {
    name: "preload-app",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const app = Object.values(bundle ?? {}).filter((file) => file.type === "chunk" && file.name === "app");
        return app.map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${file.fileName}` },
          injectTo: "head",
        }));
      },
    },
  };
}
