import { zhEditor } from './zh-edit'
import { zhShared } from './zh-everywhere'
import type { RouteTexts } from './zh-rooms'
import { zhWorkspace } from './zh-work'
import { blogs } from './zh/blogs'
import { create } from './zh/create'
import { gallery } from './zh/gallery'
import { home } from './zh/home'
import { positions } from './zh/positions'
import { pricing } from './zh/pricing'
import { profile } from './zh/profile'

/** All Chinese texts, by room. English has the same keys: a test compares them. */
export const zh = {
  ...zhEditor,
  ...zhShared,
  ...zhWorkspace,
  blogs,
  create,
  gallery,
  home,
  positions,
  pricing,
  profile,
}
export type SharedTexts = typeof zh
/** With those that only their own pages carry. */
export type Texts = SharedTexts & RouteTexts
