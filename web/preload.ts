/** How the first page gets at the app: without a detour, and while the few lines that start it are still on their way. */
import type { Plugin } from "vite";

/** `main` is part of the app's file; one of its own that only names it would be a request more on every first visit. */
export function straightToTheApp(): Plugin {
  return {
    name: "straight-to-the-app",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const [app, main] = ["app", "main"].map((name) => chunks.find((chunk) => chunk.name === name));
        if (!app || !main || !/^import\s*"[^"]+";?\s*$/.test(main.code)) return this.error("the app's file does not begin with main");
        const [here, there] = [main, app].map(({ fileName }) => fileName.replace("assets/", "./"));
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(here!, there!);
        delete bundle[main.fileName];
      },
    },
  };
}

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
