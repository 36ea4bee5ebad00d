import { expect, test } from 'vitest'
import { clientAddress } from './client-address'

test.each([
  ['no proxy is trusted', '1.1.1.1', '9.9.9.9', 0, '1.1.1.1'],
  ['one proxy says who it spoke to', '10.0.0.1', '9.9.9.9, 2.2.2.2', 1, '2.2.2.2'],
  ['two proxies in a row', '10.0.0.1', '9.9.9.9, 2.2.2.2, 10.0.0.2', 2, '2.2.2.2'],
  ['a proxy was gone round', '3.3.3.3', null, 1, '3.3.3.3'],
  ['one of two proxies was gone round', '3.3.3.3', '9.9.9.9', 2, '3.3.3.3'],
  ['blanks between', '10.0.0.1', ' , 2.2.2.2 ,', 1, '2.2.2.2'],
])('%s: %s with %j over %i is %s', (_, connection, forwardedFor, hops, address) => {
  expect(clientAddress(connection, forwardedFor, hops)).toBe(address)
})
