/** The text of a script that stands in a page: scripts/inline-script-plugin.ts. */
declare module '*?inline-script' {
  export const script: string
}
