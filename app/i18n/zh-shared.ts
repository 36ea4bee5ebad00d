import { benefits } from './zh/benefits'
import { feedback } from './zh/error-messages'
import { frame } from './zh/layout'
import { login } from './zh/login'
import { policies } from './zh/policies'
import { workspace } from './zh/workspace'

/** What the frame of every page says, and what can open over it. */
export const zhShared = { benefits, feedback, frame, login, policies, workspace }
