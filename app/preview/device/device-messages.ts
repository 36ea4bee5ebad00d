import type { PreviewResponse, PageArea } from '#app/preview/preview-protocol'
import type { FieldErrors } from '#contract/http/envelope'
import type { DeviceFiles } from '#typeset/device/open-device-engine'

/** The files come first, then one document at a time: each is answered. */
export type DeviceCommand = { files: DeviceFiles } | { resume: unknown; withAreas: boolean }

export type DeviceAnswer =
  | DeviceDrawing
  /** A document that is no resume. */
  | { refused: FieldErrors }
  /** A document that only the service can typeset, and why. */
  | { unsupported: string }

export type DeviceDrawing = Pick<
  PreviewResponse,
  'missingGlyphs' | 'fit' | 'lonelyLines' | 'fileName' | 'problems'
> & {
  /** Without its elements a page is as it was in the last answer. */
  pages: { width: number; height: number; elements?: string[] }[]
  /** There when they were asked for. */
  areas?: PageArea[]
  /** The markup of images, and the ids of glyphs, that no answer had before. */
  images: Record<string, string>
  glyphs: string[]
  memoryBytes: number
}
