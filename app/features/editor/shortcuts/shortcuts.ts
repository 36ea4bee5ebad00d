/** Actions of the editor's keyboard shortcuts. */
export type Shortcut =
  | 'undo'
  | 'redo'
  | 'save'
  | 'nameVersion'
  | 'download'
  | 'next'
  | 'previous'
  | 'content'
  | 'style'
  | 'check'
  | 'help'

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'
>

/** By the key, not by its letter: Option changes that on a Mac. */
const withAlt: Partial<Record<string, Shortcut>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Digit1: 'content',
  Digit2: 'style',
  Digit3: 'check',
}

/** Returns the shortcut of a key press: Ctrl, or Command on a Mac. Ignores IME composition. */
export function shortcutFor(press: KeyPress): Shortcut | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey } = press
  if (press.isComposing) return undefined
  const named = press.key.toLowerCase()
  if (altKey && !ctrlKey && !metaKey && !shiftKey) return withAlt[press.code]
  if (!(ctrlKey || metaKey)) return undefined
  if (altKey) return press.code === 'KeyS' ? 'nameVersion' : undefined
  if (named === 'z') return shiftKey ? 'redo' : 'undo'
  if (named === 's') return shiftKey ? 'download' : 'save'
  if (named === 'y' && !shiftKey) return 'redo'
  return named === '/' ? 'help' : undefined
}

/** The displayed keys, in the order of the help. */
export const shortcutLabels: Record<Shortcut, string> = {
  undo: 'Ctrl Z',
  redo: 'Ctrl Shift Z',
  save: 'Ctrl S',
  nameVersion: 'Ctrl Alt S',
  download: 'Ctrl Shift S',
  next: 'Alt ↓',
  previous: 'Alt ↑',
  content: 'Alt 1',
  style: 'Alt 2',
  check: 'Alt 3',
  help: 'Ctrl /',
}
