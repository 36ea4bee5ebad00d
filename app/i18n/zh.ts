import { zhEditor } from './zh-editor'
import { zhShared } from './zh-shared'
import type { RouteTexts } from './zh-route-texts'
import { zhWorkspace } from './zh-workspace'
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
