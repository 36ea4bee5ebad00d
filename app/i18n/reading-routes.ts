/**
 * Routes that say nothing but what is in zh-reading.ts; a test reads their sources. Any other, one that is new too, has all
 * the texts.
 */
const reading =
  /^(root|routes\/(_index|agreement|privacy|(tpls|positions|blogs)\..+|resume\.create|s\.\$token\._index|_workspace(\.pricing)?))$/

export const isReadingRoute = (routeId: string): boolean => reading.test(routeId)
