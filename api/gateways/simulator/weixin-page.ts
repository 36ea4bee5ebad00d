import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { newPersonId, type SimulatedPerson, simulatedPeople, snapshotPersonId } from './weixin-people'
import { pageStyle } from './page-style'
import type { AuthorizeRequest, WrongParameter } from './weixin-request'

type Html = ReturnType<typeof html>

/** Nothing but this style: no script, no form, no frame, nothing from elsewhere. */
export const pagePolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  `img-src data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** @param linkTo the address that goes on as somebody, relative to this page. */
export function choosePage(
  request: AuthorizeRequest,
  newBefore: SimulatedPerson | null,
  linkTo: (personId: string) => string,
): Html {
  const choice = (id: string, name: string, about: string) =>
    html`<li>
      <a href="${linkTo(id)}"><b>${name}</b><small>${about}</small></a>
    </li>`
  const isOnPhone = request.app.pf === 'mp'
  return page(
    isOnPhone ? '微信授权' : '微信扫码',
    html`<p>选一个人，以其身份回到 <b>${request.redirectUri.host}</b>。</p>
      <ul>
        ${simulatedPeople.map(({ id, nickname }) => choice(id, nickname, '虚构人物 · 人人可选'))}
        ${newBefore && choice(newBefore.id, newBefore.nickname, '上次的新用户 · 只有这个浏览器可选')}
        ${choice(newPersonId, '新的微信用户', '从未登录过的人')}
        ${
          isOnPhone && request.scope === 'snsapi_userinfo'
            ? choice(snapshotPersonId, '快照页用户', '微信快照页里的虚拟身份，不能登录')
            : ''
        }
      </ul>
      <p><a class="quiet" href="${linkTo('')}">${isOnPhone ? '拒绝' : '取消'}</a></p>
      <p class="note">请不要在“人人可选”的账号里放真实资料：别的访问者也能选同一个人，看到里面的内容。</p>`,
  )
}

export function wrongPage({ parameter, why }: WrongParameter): Html {
  return page(
    '参数错误',
    html`<p>${why}</p>
      <p><code>${parameter}</code></p>
      <p class="note">真的微信在这里也会停住，不会跳回网站。</p>`,
  )
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · 模拟微信</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${pageStyle}</style>`)}
      </head>
      <body>
        <main>
          <p class="mark">演示 · 模拟微信</p>
          <h1>${title}</h1>
          <p class="note">这是演示页面，不是微信，也不会联系微信。</p>
          ${content}
        </main>
      </body>
    </html>`
}
