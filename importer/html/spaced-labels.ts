import { isFieldLabel } from '../classify/field-labels'

const spaced = /(?<!\p{Script=Han})(\p{Script=Han})[ \u3000]+(\p{Script=Han})(?=[ \u3000]?[:：]|$)/gu

/** Labels of two characters are spaced to the width of four, such as 姓 名: the space is no part of them. */
export const joinSpacedLabels = (text: string) =>
  text.replace(spaced, (whole: string, first: string, second: string) =>
    isFieldLabel(first + second) ? first + second : whole,
  )
