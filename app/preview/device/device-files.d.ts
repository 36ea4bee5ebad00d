/** The addresses of what a device needs to typeset pages (scripts/device-files-plugin.ts). */
declare module 'virtual:device/files' {
  /** Numbered fonts, in the service's order. */
  export const fontUrls: readonly string[]
  /** For each font the common outlines of its family; null for a font of signs. */
  export const outlineUrls: readonly (string | null)[]
  export const templatesUrl: string
}
