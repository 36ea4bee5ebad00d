import { Link } from '@remix-run/react'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import { OwnerLink } from '#app/features/admin/owner-link'
import type { AdminInvoice } from '#contract/admin/admin-invoice'

const path = '/admin/invoices'

/** Requests for invoices, by default those to be issued. The CSV file has what an invoicing system asks for. */
export const invoicesList = defineAdminList('listInvoicesAsAdmin', {
  path,
  icon: FileText,
  exportName: 'invoices',
  defaultSort: 'requested',
  texts: (t) => ({
    title: t('admin-invoices:title'),
    lead: t('admin-invoices:lead'),
    searchHint: t('admin-invoices:searchHint'),
    none: t('admin-invoices:none'),
    filters: t('admin-invoices:filters', { returnObjects: true }),
  }),
  columns: (t) => [
    {
      title: t('admin-invoices:requested'),
      value: ({ requestedAt }) => requestedAt,
      format: 'dateTime',
      sort: 'requested',
    },
    { title: t('admin-invoices:order'), value: ({ tradeNo }) => tradeNo, isCsvOnly: true },
    {
      title: t('invoice:titleKind'),
      value: ({ titleKind }) => t(`invoice:kinds.${titleKind}`),
      isCsvOnly: true,
    },
    {
      title: t('invoice:invoiceTitle'),
      value: ({ title }) => title,
      cell: ({ title, taxNumber, email, note }) => (
        <span className="block max-w-sm min-w-0 [overflow-wrap:anywhere] max-md:text-right">
          <span className="block font-medium">{title}</span>
          {[taxNumber, email, note].filter(Boolean).map((line) => (
            <span key={line} className="block text-xs text-muted-foreground">
              {line}
            </span>
          ))}
        </span>
      ),
    },
    { title: t('invoice:taxNumber'), value: ({ taxNumber }) => taxNumber, isCsvOnly: true },
    { title: t('invoice:email'), value: ({ email }) => email, isCsvOnly: true },
    { title: t('invoice:note'), value: ({ note }) => note, isCsvOnly: true },
    { title: t('invoice:amount'), value: ({ fen }) => fen, format: 'fen' },
    {
      title: t('invoice:state'),
      value: ({ state }) => t(`invoice:states.${state}`),
      cell: (row) => <InvoiceStateCell row={row} />,
    },
    { title: t('invoice:number'), value: ({ invoiceNumber }) => invoiceNumber, isCsvOnly: true },
    {
      title: t('admin-invoices:settled'),
      value: ({ settledAt }) => settledAt,
      format: 'dateTime',
      isCsvOnly: true,
    },
    {
      title: t('admin-invoices:owner'),
      value: ({ owner }) => owner?.nickname,
      cell: ({ owner }) =>
        owner ? (
          <OwnerLink owner={owner} />
        ) : (
          <span className="text-subtle-foreground">{t('admin-invoices:gone')}</span>
        ),
    },
    { title: t('admin-users:phone'), value: ({ owner }) => owner?.phone, isCsvOnly: true },
    {
      title: t('admin-invoices:refundedSince'),
      value: ({ isRefundedSince }) => isRefundedSince,
      isCsvOnly: true,
    },
    { title: 'simulated', value: ({ simulated }) => simulated, isCsvOnly: true },
  ],
  getRowKey: ({ tradeNo }) => tradeNo,
})

function InvoiceStateCell({
  row: { tradeNo, state, invoiceNumber, isRefundedSince, simulated },
}: {
  row: AdminInvoice
}) {
  const { t } = useTranslation(['admin-invoices', 'invoice', 'membership'])
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 max-md:justify-end">
      <Link to={`${path}?order=${tradeNo}`} className="font-medium text-primary hover:underline">
        {state === 'requested' ? t('open') : t(`invoice:states.${state}`)}
      </Link>
      {invoiceNumber ? <span className="font-mono text-xs break-all">{invoiceNumber}</span> : null}
      {isRefundedSince ? <Badge variant="warning">{t('refundedSince')}</Badge> : null}
      {simulated ? <Badge variant="warning">{t('membership:simulated')}</Badge> : null}
    </span>
  )
}
