import type { RoomTexts } from './zh-rooms'
import { admin } from './zh/admin'
import { benefits } from './zh/benefits'
import { blogs } from './zh/blogs'
import { checkUp } from './zh/check-up'
import { create } from './zh/create'
import { download } from './zh/download'
import { editor } from './zh/editor'
import { feedback } from './zh/feedback'
import { fields } from './zh/fields'
import { frame } from './zh/frame'
import { gallery } from './zh/gallery'
import { home } from './zh/home'
import { invite } from './zh/invite'
import { login } from './zh/login'
import { membership } from './zh/membership'
import { myResumes } from './zh/my-resumes'
import { offline } from './zh/offline'
import { outbox } from './zh/outbox'
import { policies } from './zh/policies'
import { positions } from './zh/positions'
import { pricing } from './zh/pricing'
import { profile } from './zh/profile'
import { refunds } from './zh/refunds'
import { scenarios } from './zh/scenarios'
import { versions } from './zh/versions'
import { workspace } from './zh/workspace'

/** All Chinese texts, by room. English has the same keys: a test compares them. */
export const zh = {
  admin,
  benefits,
  blogs,
  checkUp,
  create,
  download,
  editor,
  feedback,
  fields,
  frame,
  gallery,
  home,
  invite,
  login,
  membership,
  myResumes,
  offline,
  outbox,
  policies,
  positions,
  pricing,
  profile,
  refunds,
  scenarios,
  versions,
  workspace,
}
export type SharedTexts = typeof zh
/** With those that only their own pages carry. */
export type Texts = SharedTexts & RoomTexts
