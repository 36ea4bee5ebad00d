import { countPlaceholders, initialPlaceholder, namePlaceholder, type CountName } from './slot-placeholders'

type ScriptSlot = 'scripted name' | `scripted ${CountName}`
/** A place of a page: for the nonce of an answer, for a name, its first letter or a number, as text and inside a script. */
export type Slot = 'nonce' | 'name' | 'initial' | CountName | ScriptSlot
/** What of a page is one person's own; a page need not have a place for each number. */
export type PersonalValues = { name: string; counts: Partial<Record<CountName, number>> }
export type SlotValues = Record<Slot, Buffer>

const counts = Object.keys(countPlaceholders) as CountName[]
export const slotByPlaceholder = new Map<string, 'name' | 'initial' | CountName>([
  [namePlaceholder, 'name'],
  [initialPlaceholder, 'initial'],
  ...counts.map((count) => [String(countPlaceholders[count]), count] as const),
])

/** What stands inside a script is filled up with spaces, so that what follows may point back over it. */
const scriptSlotBytes = { name: 96, count: 16 }
/** There a name ends with its quote: spaces are behind it. */
export const scriptSlotEnd = '\\"'

/** How long the words of a place are, if they are as long in every answer. */
export function fixedLength(slot: Slot, nonceLength: number): number | undefined {
  if (slot === 'nonce') return nonceLength
  if (slot === 'scripted name') return scriptSlotBytes.name
  return slot.startsWith('scripted') ? scriptSlotBytes.count : undefined
}

export function slotValues(
  nonce: string,
  { name, counts: own }: PersonalValues = { name: '', counts: {} },
): SlotValues {
  const initial = Array.from(name)[0] ?? ''
  const countValues = counts.flatMap((count) => {
    const digits = String(own[count] ?? 0)
    return [
      [count, Buffer.from(digits)],
      [`scripted ${count}`, Buffer.from(digits.padEnd(scriptSlotBytes.count))],
    ]
  })
  const scriptName = Buffer.alloc(scriptSlotBytes.name, ' ')
  scriptName.write(escapeForScript(name) + scriptSlotEnd)
  return {
    nonce: Buffer.from(nonce),
    name: Buffer.from(escapeHtml(name)),
    initial: Buffer.from(escapeHtml(initial)),
    'scripted name': scriptName,
    ...(Object.fromEntries(countValues) as Record<CountName | `scripted ${CountName}`, Buffer>),
  }
}

const htmlEscapes: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Whether there is a place for this name wherever a page shows one. */
export function fitsNameSlot(name: string): boolean {
  return Buffer.byteLength(escapeForScript(name) + scriptSlotEnd) <= scriptSlotBytes.name
}

/** As React writes texts and attributes. */
function escapeHtml(word: string): string {
  return word.replace(/["&'<>]/g, (character) => htmlEscapes[character]!)
}

/** As Remix writes what its scripts read: JSON, inside a string of JavaScript, inside a script element. */
function escapeForScript(word: string): string {
  const asString = (text: string) => JSON.stringify(text).slice(1, -1)
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return asString(asString(word)).replace(/[&><\u2028\u2029]/g, code)
}
