import { admin } from './en/admin'
import { benefits } from './en/benefits'
import { blogs } from './en/blogs'
import { checkUp } from './en/check-up'
import { create } from './en/create'
import { download } from './en/download'
import { editor } from './en/editor'
import { feedback } from './en/feedback'
import { fields } from './en/fields'
import { frame } from './en/frame'
import { gallery } from './en/gallery'
import { home } from './en/home'
import { invite } from './en/invite'
import { login } from './en/login'
import { membership } from './en/membership'
import { myResumes } from './en/my-resumes'
import { offline } from './en/offline'
import { outbox } from './en/outbox'
import { policies } from './en/policies'
import { positions } from './en/positions'
import { pricing } from './en/pricing'
import { profile } from './en/profile'
import { refunds } from './en/refunds'
import { scenarios } from './en/scenarios'
import { versions } from './en/versions'
import { workspace } from './en/workspace'
import type { SharedTexts } from './zh'

/** All English texts, by room, with the keys of the Chinese ones. */
export const en: SharedTexts = {
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
