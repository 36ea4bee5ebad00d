import { expect, test } from 'vitest'
import { breakableName } from './breakable-name'

test.each([
  ['银行金融·稳重', ['银行金融·', '稳重']],
  ['公务员登记表', ['公务员登记表']],
])('the name %s may break into %j', (name, parts) => {
  expect(breakableName(name).split('\u200b')).toEqual(parts)
})
