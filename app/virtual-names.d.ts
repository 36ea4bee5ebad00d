/** A list of names with their pinyin, made at build (scripts/name-lists-plugin.ts). */
declare module 'virtual:names/*' {
  /** A name in each line, what else it is called after commas; the best known first. */
  export const lines: string
  /** The usual pinyin of each character: `京jing北bei`. */
  export const readings: string
  /** The names that read otherwise, a line each: `重庆 chong qing`. */
  export const exceptions: string
}
