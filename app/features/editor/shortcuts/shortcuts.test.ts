import { describe, expect, test } from 'vitest'
import { shortcutFor, type Shortcut } from './shortcuts'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false }

describe('shortcutFor', () => {
  test.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['s', { ctrlKey: true }, 'save'],
    ['S', { metaKey: true, shiftKey: true }, 'download'],
    ['/', { ctrlKey: true }, 'help'],
    ['ArrowDown', { altKey: true }, 'next'],
    ['ArrowUp', { altKey: true }, 'previous'],
    ['z', {}, undefined],
    ['s', {}, undefined],
    ['ArrowDown', {}, undefined],
    ['ArrowDown', { altKey: true, shiftKey: true }, undefined],
    ['z', { ctrlKey: true, altKey: true }, undefined],
    ['z', { ctrlKey: true, isComposing: true }, undefined],
  ] satisfies [string, Partial<typeof plain>, Shortcut | undefined][])(
    'maps %s with %j to %s',
    (key, held, meant) => {
      expect(shortcutFor({ ...plain, key, ...held })).toBe(meant)
    },
  )
})
