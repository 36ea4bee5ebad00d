import { html } from 'hono/html'
import { renderPage, type Html } from '../page-layout'
import { newPersonId, type SimulatedPerson, simulatedPeople, snapshotPersonId } from './simulated-people'
import type { AuthorizeRequest, InvalidParameter } from './authorize-request'

/** @param linkTo the relative URL that continues as the given user */
export function choosePage(
  request: AuthorizeRequest,
  returningPerson: SimulatedPerson | null,
  linkTo: (personId: string) => string,
): Html {
  const choice = (id: string, name: string, about: string) =>
    html`<li>
      <a href="${linkTo(id)}"><b>${name}</b><small>${about}</small></a>
    </li>`
  const isOnPhone = request.app.pf === 'mp'
  return page(
    isOnPhone ? '微信授权' : '微信扫码',
    html`<p>选择一个用户，以其身份返回 <b>${request.redirectUri.host}</b>。</p>
      <ul>
        ${simulatedPeople.map(({ id, nickname }) => choice(id, nickname, '虚构人物 · 所有人可选'))}
        ${returningPerson && choice(returningPerson.id, returningPerson.nickname, '上次的新用户 · 仅此浏览器可选')}
        ${choice(newPersonId, '新的微信用户', '从未登录过的用户')}
        ${
          isOnPhone && request.scope === 'snsapi_userinfo'
            ? choice(snapshotPersonId, '网页快照用户', '微信网页快照中的虚拟身份，不能登录')
            : ''
        }
      </ul>
      <p><a class="quiet" href="${linkTo('')}">${isOnPhone ? '拒绝' : '取消'}</a></p>
      <p class="note">
        请不要在“所有人可选”的账号中填写真实资料：其他访问者也能选择同一用户，并看到其中的内容。
      </p>`,
  )
}

export function errorPage({ parameter, why }: InvalidParameter): Html {
  return page(
    '参数错误',
    html`<p>${why}</p>
      <p><code>${parameter}</code></p>
      <p class="note">真实的微信遇到此错误也会停留在本页，不会跳回网站。</p>`,
  )
}

function page(title: string, content: Html): Html {
  return renderPage({ what: '模拟微信', note: '这是演示页面，不是微信，也不会联系微信。', title, content })
}
