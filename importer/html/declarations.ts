/** What a style says of the properties that matter to text, in lower case. */
export type Declarations = Partial<Record<Property, string>>

const properties = [
  'display',
  'visibility',
  'float',
  'clear',
  'position',
  'right',
  'white-space',
  'font-size',
  'font-weight',
  'font-style',
  'font-family',
  'font',
  'text-decoration',
  'text-decoration-line',
  'border',
  'border-bottom',
  'border-top',
  'border-left',
  'background',
  'background-color',
  'justify-content',
  'flex-direction',
  'flex-flow',
  'list-style',
  'list-style-type',
  'mso-list',
  'mso-tab-count',
  'mso-hide',
  'mso-outline-level',
  'mso-border-bottom-alt',
] as const
type Property = (typeof properties)[number]
const known: ReadonlySet<string> = new Set(properties)

/** Longer style attributes hold pictures. */
const maxCharacters = 4_000

export function parseDeclarations(style: string): Declarations {
  const found: Declarations = {}
  for (const declaration of style.slice(0, maxCharacters).split(/[;{}]/)) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (!known.has(property)) continue
    const value = declaration
      .slice(colon + 1)
      .toLowerCase()
      .replace('!important', '')
      .trim()
    if (value !== '') found[property as Property] = value
  }
  return found
}
