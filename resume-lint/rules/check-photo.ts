import type { Resume } from '#contract/resume/resume'
import { finding, type Finding } from '../finding'

/** Whether a photo suits the purpose (contract/catalogue/scenario.ts). */
export type PhotoRule = 'wanted' | 'optional' | 'off'

/** Checks for an unwanted or a missing photo. */
export function checkPhoto({ basics, style }: Resume, rule: PhotoRule): Finding[] {
  const path = 'basics.photo'
  const isShown = basics.photo !== '' && style.photo !== 'none'
  if (rule === 'off' && isShown)
    return [finding('photoOff', { path }, {}, [{ path: 'style.photo', value: 'none' }])]
  if (rule === 'wanted' && basics.photo !== '' && !isShown)
    return [finding('photoWanted', { path }, {}, [{ path: 'style.photo', value: 'portrait' }])]
  return rule === 'wanted' && !isShown ? [finding('photoWanted', { path })] : []
}
