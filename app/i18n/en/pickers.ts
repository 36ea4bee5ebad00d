import type { texts as zh } from '../zh/pickers'
import type { WithSingulars } from '#app/i18n/with-singulars'

export const texts: WithSingulars<typeof zh> = {
  list: 'Options',
  found: '{{count}} options. Use the up and down arrow keys to choose.',
  found_one: '1 option. Use the up and down arrow keys to choose.',
}
