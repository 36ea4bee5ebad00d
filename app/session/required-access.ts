import { pages } from 'virtual:pages/all'
import { createAccessRules } from './access-rules'

/** Who may see a path, as the handles of the routes say. */
export const requiredAccess = createAccessRules(pages)
