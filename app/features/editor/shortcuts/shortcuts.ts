/** Actions of the editor's keyboard shortcuts. */
export type Shortcut = 'undo' | 'redo' | 'save' | 'download' | 'next' | 'previous' | 'help'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>

/** Returns the shortcut of a key press: Ctrl, or Command on a Mac. Ignores IME composition. */
export function shortcutFor(press: KeyPress): Shortcut | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey } = press
  if (press.isComposing) return undefined
  const named = press.key.toLowerCase()
  if (altKey && !ctrlKey && !metaKey && !shiftKey)
    return named === 'arrowdown' ? 'next' : named === 'arrowup' ? 'previous' : undefined
  if (!(ctrlKey || metaKey) || altKey) return undefined
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
  download: 'Ctrl Shift S',
  next: 'Alt ↓',
  previous: 'Alt ↑',
  help: 'Ctrl /',
}
