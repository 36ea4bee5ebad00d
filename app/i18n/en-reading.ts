import { benefits } from './en/benefits'
import { blogs } from './en/blogs'
import { create } from './en/create'
import { feedback } from './en/feedback'
import { frame } from './en/frame'
import { gallery } from './en/gallery'
import { home } from './en/home'
import { login } from './en/login'
import { policies } from './en/policies'
import { positions } from './en/positions'
import { pricing } from './en/pricing'
import { profile } from './en/profile'
import { workspace } from './en/workspace'

/** The rooms of pages that are read, and of what can open over them (reading-routes.ts): no reader loads those of the editor. */
export const enReading = {
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
