import type { texts as zh } from '../zh/pickers'

export const texts: typeof zh = {
  list: 'Choices',
  found: '{{count}} choices; use the up and down arrows',
}
