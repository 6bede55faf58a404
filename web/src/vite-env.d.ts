/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/*" {
  const pack: { web: string; common: string; cards: Record<string, string> };
  export default pack;
}
