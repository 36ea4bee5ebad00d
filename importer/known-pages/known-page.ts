import type { Line } from '../line'
import { withoutDuration } from './durations'
import { readJobSite } from './job-site'
import { readLinkedIn } from './linkedin'
import { withoutControls } from './page-controls'

/** The lines of a document as the rules for resumes know them, where it is a page that many people have. */
export const readKnownPage = (lines: readonly Line[]): Line[] =>
  readJobSite(readLinkedIn(withoutControls(lines))).map(withoutDuration)
