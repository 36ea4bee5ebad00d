import type { Page } from '../blocks/frames'

/** How the style of a frame or a shape places it, in the words of OpenDocument. */
export type GraphicLook = {
  across?: string
  acrossFrom?: string
  down?: string
  downFrom?: string
  wrap?: string
}
type Attributes = Record<string, string | undefined>

const withoutMissing = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

export const graphicLook = (attributes: Attributes): GraphicLook =>
  withoutMissing({
    across: attributes['style:horizontal-pos'],
    acrossFrom: attributes['style:horizontal-rel'],
    down: attributes['style:vertical-pos'],
    downFrom: attributes['style:vertical-rel'],
    wrap: attributes['style:wrap'],
  })

export const readPageLayout = (attributes: Attributes): Partial<Page> =>
  withoutMissing({
    width: lengthOf(attributes['fo:page-width']),
    height: lengthOf(attributes['fo:page-height']),
    left: lengthOf(attributes['fo:margin-left']),
    right: lengthOf(attributes['fo:margin-right']),
    top: lengthOf(attributes['fo:margin-top']),
    bottom: lengthOf(attributes['fo:margin-bottom']),
  })

const pointsPerUnit: Record<string, number> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
  pc: 12,
}

/** A length in pt. */
export function lengthOf(length = ''): number | undefined {
  const [, number, unit] = /^(-?\d{1,6}(?:\.\d{1,9})?)([a-z]{2})$/.exec(length) ?? []
  const points = pointsPerUnit[unit ?? '']
  return points === undefined ? undefined : Number(number) * points
}
