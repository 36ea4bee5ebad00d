import { benefits } from './en/benefits'
import { feedback } from './en/error-messages'
import { frame } from './en/layout'
import { login } from './en/login'
import { policies } from './en/policies'
import { workspace } from './en/workspace'

/** What the frame of every page says, and what can open over it. */
export const enShared = { benefits, feedback, frame, login, policies, workspace }
