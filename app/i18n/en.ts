import { enEdit } from './en-edit'
import { enEverywhere } from './en-everywhere'
import { enWork } from './en-work'
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
  ...enEdit,
  ...enEverywhere,
  ...enWork,
  blogs,
  create,
  gallery,
  home,
  positions,
  pricing,
  profile,
}
