/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/*" {
  const pack: import("./lib/language").Pack;
  export default pack;
}
