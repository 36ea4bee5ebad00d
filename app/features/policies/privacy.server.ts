import type { Language } from '#contract/validation/field-error-codes'
import type { Policy } from './policy'

/** What user data is stored, why and how long; true of the product by itself. */
export const privacy: Record<Language, Policy> = {
  zh: {
    lead: '简历里几乎全是个人信息。我们只保存做出、保存和下载简历所需要的内容，不出售，不用于广告。本政策说明保存什么、为什么、保存多久，以及你可以怎样带走或删除它们。',
    sections: [
      [
        '谁在处理',
        '“我们”指运营本网站的组织或个人，是《个人信息保护法》所说的个人信息处理者。本页是软件自带的政策，写的是软件实际的做法；运营者另有政策时，登录处的链接会指向那一份。',
        '除了自己在个人中心操作，你也可以通过本网站公布的联系方式提出请求，我们会在 15 个工作日内答复。',
      ],
      [
        '保存什么，为什么',
        '账号：手机号（用来登录和收验证码）、昵称、注册时间，以及你同意本政策的版本和时间。用微信登录时，另有微信给出的昵称和识别号（openid、unionid），用来认出是你。',
        '简历：你写的内容、上传的照片和作品图片，用来编辑、预览、排版和下载。身高、民族、婚姻状况等都可以不填；照片等敏感信息只在你自己填写时处理。',
        '安全：登录设备的名称、登录时间和网络地址，用来发现异常登录、限制短信和请求的次数。页面出错时，错误的说明和出错的地址会发给我们，其中的手机号、邮箱和令牌先被抹去，保留 30 天。',
        '购买：订单的套餐、金额、时间和支付平台的单号。我们不保存银行卡或支付密码。申请发票时，你填写的抬头、税号、接收邮箱和备注只用来开具和发送这张发票。',
        '邀请：谁邀请了谁，用来发放奖励，不向对方展示你的手机号。打开你邀请链接的人会看到你选择显示的称呼：昵称、昵称首字（默认）或不显示。',
        '邮件：把简历发到邮箱时，你填写的地址只用来发送这一封邮件，由浏览器记在本机；服务器只保留它的校验值 1 天，用来限制次数。',
        '反馈：你在帮助页写给我们的内容和自愿留下的联系方式，只用来处理问题和回复，保留一年；登录后提交的，会随账号导出和删除。',
      ],
      [
        '保存在哪里，多久',
        '不登录时，草稿保存在你自己的设备上；浏览器没有脚本或不允许存储时暂存在服务器，30 天后删除。预览和下载时，内容会发送到服务器排版，排完即丢，不留存。',
        '上传的照片和作品图片保存在服务器上；30 天没有被任何简历或草稿用到，就会删除。',
        '登录后，简历保存到你删除为止；删除的简历在回收站里保留 30 天，历史版本保留 30 天，你命名或固定的版本保留到你取消或删除这份简历为止。',
        '短信验证码只存校验值，5 分钟失效。登录状态 7 天。下载链接 7 天（可随时停用）。安全记录最多保留 6 个月。',
        '法律要求保留的交易记录按法定期限保存，账号注销后与身份分离；已开具的发票保留抬头和税号，接收邮箱和备注随账号删除，未开具的申请一并删除。数据保存在运营者位于中国境内的服务器上；如有变化会先征得你的同意。',
      ],
      [
        'Cookie',
        '只使用完成功能所必需的 Cookie：登录状态（7 天，加密）、邀请来源（12 小时）、语言和外观（365 天）、无脚本时的草稿（30 天）、微信登录过程（10 分钟）、常用设备（180 天，加密，只在登录时使用：别人输错你的验证码时，你在这台设备上仍能登录）。没有统计或广告 Cookie，也没有第三方脚本。',
      ],
      [
        '会交给谁',
        '只在你使用相应功能时，把必要的部分交给：短信服务商（手机号和验证码）、微信（登录与支付所需的编号和金额）、邮件服务商（你填写的邮箱和简历文件）、人工智能模型服务商（你主动发送的内容）。除此之外，只有法律要求时才会提供。',
      ],
      [
        '人工智能',
        '只有你主动使用人工智能功能时，你发送的文字才会交给模型服务商，用来生成这一次的回答；我们不拿你的简历训练模型。',
        '生成的内容会标明由 AI 生成，可能有错，请自行核对。写进简历的 AI 内容会带有记录，导出时可以附上标识。',
      ],
      [
        '你的权利',
        '查看与更正：在个人中心和编辑页随时可以。',
        '导出：个人中心的“导出我的数据”会给你一个压缩包，里面是全部数据和每份简历。',
        '注销：在个人中心申请，用验证码确认；7 天冷静期内可以撤回，之后账号、简历、照片和登录记录被删除，不再恢复。',
        '撤回同意：注销账号即撤回。撤回不影响之前已经完成的处理。不同意本政策也可以不登录使用：写简历、打印和导出自己的数据都不需要账号。',
      ],
      [
        '未成年人',
        '不满 14 周岁的儿童请在监护人同意并陪同下使用。监护人如发现我们在未经同意的情况下保存了儿童的信息，请联系我们，我们会尽快删除。',
      ],
      [
        '安全与变更',
        '传输全程加密（在使用 https 的网站上），登录凭证以加密形式保存在 Cookie 中，在服务器上只存校验值。万一发生可能影响你的泄露，我们会及时告知发生了什么、可能的影响和你能做的事。',
        '政策有实质变化时，会更新版本并在登录时重新征得同意。',
      ],
    ],
  },
  en: {
    lead: 'A resume is personal data almost from end to end. We keep only what it takes to write, keep and download one; we sell none of it and use none of it for advertising. This policy says what is kept, why and how long, and how you take it with you or have it deleted.',
    sections: [
      [
        'Who is responsible',
        '“We” are the organisation or person who runs this website: the personal information processor in the words of China’s Personal Information Protection Law. This policy comes with the software and describes what the software does; where the operator has a policy of their own, the links at the login lead there.',
        'Besides what you can do in your profile, you may write to the contact published on this website. You will have an answer within 15 working days.',
      ],
      [
        'What is kept, and why',
        'Account: your mobile number (to log in and to receive codes), nickname, the time you signed up, and the version and time of your consent to this policy. If you use WeChat: the nickname and the identifiers (openid, unionid) that WeChat gives, to know you again.',
        'Resumes: what you write and the photos and pictures of works you upload, to edit, preview, typeset and download them. Height, ethnicity, marital status and the like are optional; such sensitive information is processed only if you enter it.',
        'Safety: the names of the devices you log in on, times and network addresses, to notice strange logins and to limit messages and requests. When a page breaks, what broke and where is sent to us, with phones, mail addresses and tokens taken out first, and kept for 30 days.',
        'Purchases: plan, amount, time and the payment platform’s number of an order. We keep no bank card and no payment password. When you ask for an invoice: the name, tax number, mailbox and note you enter, only to issue and send that invoice.',
        'Invitations: who invited whom, to grant the bonus. Your number is not shown to the other person. Who opens your link reads the name you choose to show: your nickname, its first character (unless you change it), or none.',
        'E-mail: when you send a resume to a mailbox, the address you enter is used for that one message and remembered by your browser; the server keeps a check value of it for a day, to limit how many are sent.',
        'Feedback: what you write to us on the help page and the contact you choose to leave, only to deal with it and reply, kept for a year; sent while logged in, it is exported and deleted with your account.',
      ],
      [
        'Where, and how long',
        'Without a login, drafts stay on your own device; where the browser runs no scripts, or may store nothing, they wait on the server and are deleted after 30 days. Previews and downloads send the text to the server to be typeset; nothing of it is kept there.',
        'Photos and pictures you upload are kept on the server and deleted once no resume or draft has used them for 30 days.',
        'With a login, resumes are kept until you delete them; deleted ones stay in the bin for 30 days, earlier versions for 30 days, those you name or pin until you undo that or delete the resume.',
        'Of a code only a check value is kept, for 5 minutes. A login lasts 7 days, a download link 7 days unless you turn it off, safety records 6 months at the most.',
        'Transaction records that the law demands are kept as long as it says, apart from your identity once the account is closed; an issued invoice keeps its name and tax number, its mailbox and note go with the account, as do requests that were not issued. Data is kept on the operator’s servers in mainland China; you would be asked before that changes.',
      ],
      [
        'Cookies',
        'Only those without which things would not work: your login (7 days, encrypted), who invited you (12 hours), language and look (365 days), drafts without scripts (30 days), a WeChat login under way (10 minutes), this device (180 days, encrypted, used at the login alone: when others try codes for your number, you can still log in here). No statistics, no advertising, no scripts of third parties.',
      ],
      [
        'Who else gets it',
        'Only when you use the feature, and only what it needs: the text message provider (number and code), WeChat (the numbers and amounts of login and payment), the mail provider (the address you enter and the file), the provider of an AI model (what you send to it). Anybody else only where the law demands it.',
      ],
      [
        'Artificial intelligence',
        'Only what you send to an AI feature goes to the provider of its model, to make that one answer. Your resumes train no model.',
        'Generated content is marked as made by AI. It may be wrong: check it. AI content that goes into a resume is recorded as such, and a mark can go with the exported file.',
      ],
      [
        'Your rights',
        'See and correct: at any time, in your profile and in the editor.',
        'Take it with you: “Export my data” in your profile gives you one archive with everything, each resume included.',
        'Close the account: ask in your profile and confirm with a code. You can change your mind for 7 days; then the account, resumes, photos and login records are deleted for good.',
        'Withdraw consent: close the account. What was done before stays lawful. If you do not agree, you can go on without a login: writing a resume, printing it and exporting your own data need no account.',
      ],
      [
        'Minors',
        'Children under 14 need the consent and company of a guardian. A guardian who finds that we keep a child’s data without it should tell us: we delete it as soon as we can.',
      ],
      [
        'Safety and changes',
        'Transfers are encrypted (where the website uses https); the proof of your login is encrypted in its cookie and only a check value of it is kept on the server. Should a leak touch you, we tell you in time what happened, what it may mean and what you can do.',
        'When the policy changes in substance it gets a new version, and you are asked again when you log in.',
      ],
    ],
  },
}
