import { benefits } from './zh/benefits'
import { blogs } from './zh/blogs'
import { create } from './zh/create'
import { feedback } from './zh/feedback'
import { frame } from './zh/frame'
import { gallery } from './zh/gallery'
import { home } from './zh/home'
import { login } from './zh/login'
import { policies } from './zh/policies'
import { positions } from './zh/positions'
import { pricing } from './zh/pricing'
import { profile } from './zh/profile'
import { workspace } from './zh/workspace'

/** The rooms of pages that are read, and of what can open over them (reading-routes.ts): no reader loads those of the editor. */
export const zhReading = {
  benefits,
  blogs,
  create,
  feedback,
  frame,
  gallery,
  home,
  login,
  policies,
  positions,
  pricing,
  profile,
  workspace,
}
