import type { PageArea } from './preview-protocol'

type Area = { id: string; page: number; x: number; y: number; width: number; height: number; onDark?: true }

/** The areas of a layout as they are sent. */
export const toPageAreas = (areas: readonly Area[]): PageArea[] =>
  areas.map(({ id, page, x, y, width, height, onDark }) =>
    onDark ? [id, page, x, y, width, height, onDark] : [id, page, x, y, width, height],
  )
