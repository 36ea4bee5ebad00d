import type { texts as zh } from '../zh/pickers'

export const texts: typeof zh = {
  list: 'Options',
  found: 'Options: {{count}}. Use the up and down arrow keys to choose.',
}
