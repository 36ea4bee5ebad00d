import { z } from 'zod'
import { TradeNo } from './order'
import { normalizeTaxNumber, taxNumberProblem } from './tax-number'
import { EmailAddress } from '../email/email'
import { cleanLine } from '../validation/clean-text'
import { fieldError } from '../validation/field-error-codes'
import { requiredLine } from '../validation/required-line'

export const InvoiceLimits = { title: 100, note: 200, number: 40, reason: 200 } as const

export const TITLE_KINDS = ['person', 'company'] as const
export const InvoiceTitleKind = z.enum(TITLE_KINDS, fieldError('choice'))
export type InvoiceTitleKind = z.infer<typeof InvoiceTitleKind>

/**
 * `requested`: to be issued by the operator. `cancelled`: not issued before the whole price was refunded. A
 * rejected request can be changed and sent again.
 */
export const INVOICE_STATES = ['requested', 'issued', 'rejected', 'cancelled'] as const
export const InvoiceState = z.enum(INVOICE_STATES)
export type InvoiceState = z.infer<typeof InvoiceState>

/** What the buyer wants on the invoice, and where it goes. */
const InvoiceFields = z.object({
  titleKind: InvoiceTitleKind,
  title: requiredLine(InvoiceLimits.title),
  /** Unified social credit code or an older tax number; '' for a person. */
  taxNumber: z.string().max(60, fieldError('taxNumber')).transform(normalizeTaxNumber).default(''),
  email: EmailAddress,
  note: z
    .string()
    .transform(cleanLine)
    .pipe(z.string().max(InvoiceLimits.note, fieldError('tooLong', InvoiceLimits.note)))
    .default(''),
})
export type InvoiceFields = z.infer<typeof InvoiceFields>

type TaxFields = Partial<Pick<InvoiceFields, 'titleKind' | 'taxNumber'>>
const problemOf = ({ titleKind, taxNumber }: TaxFields) => {
  if (titleKind !== 'company' || typeof taxNumber !== 'string') return undefined
  return taxNumber === '' ? 'empty' : taxNumberProblem(taxNumber)
}
/** Also when other fields are wrong, so that a form shows everything at once. */
function taxRule(
  problem: 'empty' | 'form' | 'check',
  code: 'required' | 'taxNumber' | 'taxNumberCheck',
): [
  (fields: TaxFields) => boolean,
  { path: string[]; error: string; when: (payload: { value: unknown }) => boolean },
] {
  const isRight = (fields: TaxFields) => problemOf(fields) !== problem
  return [
    isRight,
    {
      path: ['taxNumber'],
      error: fieldError(code),
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  ]
}

export const InvoiceRequestInput = InvoiceFields.extend({ tradeNo: TradeNo })
  .refine(...taxRule('empty', 'required'))
  .refine(...taxRule('form', 'taxNumber'))
  .refine(...taxRule('check', 'taxNumberCheck'))

/** A request. `fen`: what was paid and not refunded; once issued, what it was issued for. Times in ms since 1970. */
export const InvoiceRequest = InvoiceFields.extend({
  taxNumber: z.string(),
  email: z.string(),
  title: z.string(),
  note: z.string(),
  fen: z.number().int(),
  state: InvoiceState,
  /** '' until it is issued. */
  invoiceNumber: z.string(),
  /** Why it was rejected, or ''. */
  reason: z.string(),
  requestedAt: z.number().int(),
  /** When it was issued or rejected. */
  settledAt: z.number().int().nullable(),
})
export type InvoiceRequest = z.infer<typeof InvoiceRequest>

/**
 * The invoice of an order, for its owner. `fen`: what an invoice would be for now. `canRequest`: whether a
 * request can be made or changed. `suggestion`: what the last request for another order said.
 */
export const OrderInvoice = z.object({
  fen: z.number().int(),
  refundedFen: z.number().int(),
  canRequest: z.boolean(),
  request: InvoiceRequest.nullable(),
  suggestion: InvoiceRequest.pick({
    titleKind: true,
    title: true,
    taxNumber: true,
    email: true,
  }).nullable(),
})
export type OrderInvoice = z.infer<typeof OrderInvoice>
