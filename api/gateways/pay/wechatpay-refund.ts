import { z } from 'zod'
import type { Merchant } from './merchant'
import { PayFailure, type RefundStatus } from './pay-provider'

const states = {
  PROCESSING: 'processing',
  SUCCESS: 'done',
  CLOSED: 'closed',
  ABNORMAL: 'abnormal',
} as const

/**
 * A refund as WeChat reports it: `status` in responses, `refund_status` in notifications, which also contain
 * the mchid.
 * pay.weixin.qq.com/doc/v3/merchant, "退款申请" and "退款结果通知".
 */
const Refund = z
  .object({
    mchid: z.string().optional(),
    out_trade_no: z.string(),
    out_refund_no: z.string(),
    status: z.enum(['PROCESSING', 'SUCCESS', 'CLOSED', 'ABNORMAL']).optional(),
    refund_status: z.enum(['SUCCESS', 'CLOSED', 'ABNORMAL']).optional(),
    success_time: z.iso.datetime({ offset: true }).optional(),
    amount: z.object({ total: z.number().int(), refund: z.number().int() }),
  })
  .transform(({ status, refund_status, ...refund }) => ({ ...refund, state: status ?? refund_status }))

/** The state of a refund. @throws PayFailure when it belongs to another merchant or lacks required fields. */
export function parseRefund(response: unknown, { mchId }: Pick<Merchant, 'mchId'>): RefundStatus {
  const { data } = Refund.safeParse(response)
  if (!data?.state) throw new PayFailure('unavailable', 'a refund of another form')
  if (data.mchid !== undefined && data.mchid !== mchId)
    throw new PayFailure('refused', 'a refund of somebody else')
  return {
    refundNo: data.out_refund_no,
    tradeNo: data.out_trade_no,
    fen: data.amount.refund,
    is: states[data.state],
    doneAt: data.success_time === undefined ? null : Date.parse(data.success_time),
  }
}
