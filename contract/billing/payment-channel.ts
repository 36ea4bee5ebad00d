import { z } from 'zod'

/** By a QR code, or inside WeChat. */
export const PaymentChannel = z.enum(['native', 'jsapi'])
export type PaymentChannel = z.infer<typeof PaymentChannel>
