/**
 * The keystroke-level model of Card, Moran and Newell: seconds of a practised person for each physical act. What the machine
 * takes is no part of it.
 */
export const secondsOf = {
  /** A key of an average typist. */
  key: 0.28,
  /** Pointing at something with the mouse or a finger. */
  point: 1.1,
  /** Pressing or releasing a button, or touching. */
  button: 0.1,
  /** Moving the hand between mouse and keyboard. */
  home: 0.4,
  /** Deciding what to do next, once before each command. */
  decide: 1.35,
} as const

/** A Chinese character is about three keys: its pinyin is shorter than that in a word, the choice is one more. */
const keysOfCharacter = 3

/** Keys to type a text by pinyin. */
export function keysToType(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? keysOfCharacter : 1), 0)
}
