import { expect, test } from 'vitest'
import { auditChanges } from './audit-changes'

test('auditChanges returns the changed values and leaves out the unchanged ones', () => {
  const before = { order: 'granted', refund: 'processing', refundedFen: 0, note: 'x' }
  const after = { order: 'refunded', refund: 'processing', refundedFen: 990, refundNo: 'R1' }
  expect(auditChanges({ before, after })).toEqual([
    { name: 'order', from: 'granted', to: 'refunded' },
    { name: 'refundedFen', from: 0, to: 990 },
    { name: 'note', from: 'x', to: null },
    { name: 'refundNo', from: null, to: 'R1' },
  ])
})
