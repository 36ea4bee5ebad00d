import type { Resume } from '#contract/resume/resume'
import { finding, type Finding } from '../finding'

/** What the purpose of a resume says of a photo (contract/catalogue/scenario.ts). */
export type PhotoRule = 'wanted' | 'optional' | 'off'

/** A photo where none is wanted costs more than none where one is usual. */
export function checkPhoto({ basics, style }: Resume, rule: PhotoRule): Finding[] {
  const path = 'basics.photo'
  const isShown = basics.photo !== '' && style.photo !== 'none'
  if (rule === 'off' && isShown)
    return [finding('photoOff', { path }, {}, [{ path: 'style.photo', value: 'none' }])]
  if (rule === 'wanted' && basics.photo !== '' && !isShown)
    return [finding('photoWanted', { path }, {}, [{ path: 'style.photo', value: 'portrait' }])]
  return rule === 'wanted' && !isShown ? [finding('photoWanted', { path })] : []
}
