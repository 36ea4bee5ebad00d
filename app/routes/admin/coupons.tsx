import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { actionResponse } from '#app/features/admin/action-result.server'
import { FormProblem } from '#app/features/admin/admin-form'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { CouponForm } from '#app/features/admin/coupons/coupon-form'
import { couponsList } from '#app/features/admin/coupons/coupons-list'
import { defaultCouponDays, runCouponAction } from '#app/features/admin/coupons/coupons.server'
import { AdminListView } from '#app/features/admin/lists/admin-list-page'
import { loadListPage } from '#app/features/admin/lists/load-list.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['admin-coupons', 'admin-users', 'admin-audit'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const isCreating = new URL(args.request.url).searchParams.has('new')
  return {
    ...(await loadListPage(args, couponsList)),
    newCoupon: isCreating ? defaultCouponDays(Date.now()) : undefined,
  }
}

/** Creates a coupon, or disables one, and shows the list again. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const form = await args.request.formData()
  const isChange = form.get('intent') === 'change'
  const refused = await runCouponAction(api, form, session.language)
  if (refused || isChange)
    return actionResponse(session, refused, `/admin/coupons${new URL(args.request.url).search}`)
  session.flash.set(i18nFor(session.language).t('admin-coupons:created'))
  return redirect('/admin/coupons', 303)
}

export default function AdminCoupons() {
  const { view, newCoupon } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { t } = useTranslation('admin-coupons')
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-80">
          <AdminHeading title={t('title')} lead={t('lead')} />
        </div>
        {newCoupon ? null : <ButtonLink to="/admin/coupons?new=" label={t('create')} icon={Plus} />}
      </div>
      {newCoupon ? (
        <CouponForm days={newCoupon} result={result?.pressed === 'change' ? undefined : result} />
      ) : null}
      {result?.pressed === 'change' ? <FormProblem result={result} /> : null}
      <AdminListView list={couponsList} view={view} />
    </>
  )
}
