import { describe, expect, test } from 'vitest'
import { shortcutFor, type Shortcut } from './shortcuts'

const plain = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false }

describe('shortcutFor', () => {
  test.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['s', { ctrlKey: true }, 'save'],
    ['S', { metaKey: true, shiftKey: true }, 'download'],
    ['/', { ctrlKey: true }, 'help'],
    ['ß', { code: 'KeyS', metaKey: true, altKey: true }, 'nameVersion'],
    ['ArrowDown', { code: 'ArrowDown', altKey: true }, 'next'],
    ['ArrowUp', { code: 'ArrowUp', altKey: true }, 'previous'],
    ['¡', { code: 'Digit1', altKey: true }, 'content'],
    ['2', { code: 'Digit2', altKey: true }, 'style'],
    ['3', { code: 'Digit3', altKey: true }, 'check'],
    ['1', { code: 'Digit1', altKey: true, ctrlKey: true }, undefined],
    ['z', {}, undefined],
    ['s', {}, undefined],
    ['ArrowDown', {}, undefined],
    ['ArrowDown', { code: 'ArrowDown', altKey: true, shiftKey: true }, undefined],
    ['z', { ctrlKey: true, altKey: true }, undefined],
    ['z', { ctrlKey: true, isComposing: true }, undefined],
  ] satisfies [string, Partial<typeof plain>, Shortcut | undefined][])(
    'maps %s with %j to %s',
    (key, held, meant) => {
      expect(shortcutFor({ ...plain, key, ...held })).toBe(meant)
    },
  )
})
