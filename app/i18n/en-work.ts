import { admin } from './en/admin'
import { checkUp } from './en/check-up'
import { download } from './en/download'
import { editor } from './en/editor'
import { fields } from './en/fields'
import { invite } from './en/invite'
import { membership } from './en/membership'
import { myResumes } from './en/my-resumes'
import { offline } from './en/offline'
import { outbox } from './en/outbox'
import { refunds } from './en/refunds'
import { scenarios } from './en/scenarios'
import { versions } from './en/versions'

/** What only pages people work on say, beside rooms that other pages say too (page-rooms.ts). */
export const enWork = {
  admin,
  checkUp,
  download,
  editor,
  fields,
  invite,
  membership,
  myResumes,
  offline,
  outbox,
  refunds,
  scenarios,
  versions,
}
