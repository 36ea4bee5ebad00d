import { enEditor } from './en-editor'
import { enShared } from './en-shared'
import { enWorkspace } from './en-workspace'
import { blogs } from './en/blogs'
import { create } from './en/create'
import { gallery } from './en/gallery'
import { home } from './en/home'
import { positions } from './en/positions'
import { pricing } from './en/pricing'
import { profile } from './en/profile'
import type { SharedTexts } from './zh'

/** All English texts, by room, with the keys of the Chinese ones. */
export const en: SharedTexts = {
  ...enEditor,
  ...enShared,
  ...enWorkspace,
  blogs,
  create,
  gallery,
  home,
  positions,
  pricing,
  profile,
}
