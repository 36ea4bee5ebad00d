import type { Colour } from './composite-background'
import type { Refusal } from './mask-rules'
import type { Pixels } from './refine-mask'

export type BackgroundRequest = { model: Uint8Array; pixels: Pixels; colour: Colour }
export type BackgroundAnswer = { data: Uint8ClampedArray } | { refusal: Refusal }
