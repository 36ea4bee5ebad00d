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
    lead: 'Almost everything in a resume is personal information. We keep only what we need to let you write, save, and download one. We don’t sell it or use it for advertising. This policy explains what we keep, why, and for how long, and how you can take it with you or delete it.',
    sections: [
      [
        'Who we are',
        '“We” means the organization or person that runs this website, which is the personal information processor under China’s Personal Information Protection Law. This policy comes with the software and describes what the software does. If the operator has its own policy, the links on the login page lead there.',
        'Besides using your profile, you can contact us using the details published on this website. We’ll reply within 15 working days.',
      ],
      [
        'What we keep, and why',
        'Your account. We keep your phone number (to log you in and send you codes), your nickname, when you signed up, and when you agreed to which version of this policy. If you log in with WeChat, we also keep the nickname and IDs (openid and unionid) that WeChat gives us, so we can recognize you.',
        'Your resumes. We keep what you write and the photos and images you upload so you can edit, preview, and download your resumes. Height, ethnicity, marital status, and similar details are optional. We process sensitive information only if you enter it.',
        'Security. We keep the names of the devices you log in on, login times, and IP addresses to spot unusual logins and limit text messages and requests. When a page has an error, we receive a description of it and where it happened, with phone numbers, email addresses, and tokens removed. We keep it for 30 days.',
        'Purchases. We keep each order’s plan, amount, time, and payment number. We never store bank cards or payment passwords. If you request an invoice, we use the name, tax number, email address, and note you enter only to issue and send it.',
        'Invitations. We keep who invited whom so we can give you your reward. Your friend never sees your phone number. People who open your invite link see the name you choose to show: your nickname, its first letter (the default), or nothing.',
        'Email. When you email yourself a resume, we use the address only to send that email. Your browser remembers it on your device. Our server keeps a hash of it for one day to limit how many emails are sent.',
        'Feedback. We use what you send us from the help page, and any contact info you leave, only to handle your message and reply. We keep it for one year. If you were logged in, it’s exported and deleted along with your account.',
      ],
      [
        'Where we keep it, and for how long',
        'If you’re not logged in, drafts stay on your own device. If your browser has JavaScript off or doesn’t allow storage, we keep them on our server and delete them after 30 days. When you preview or download a resume, its content goes to our server to be laid out and isn’t kept there.',
        'Photos and images you upload are stored on our server. We delete them once no resume or draft has used them for 30 days.',
        'If you’re logged in, we keep your resumes until you delete them. Deleted resumes stay in Trash for 30 days, and earlier versions are kept for 30 days. Versions you name or pin are kept until you undo that or delete the resume.',
        'We store only a hash of each verification code, and codes expire after 5 minutes. You stay logged in for 7 days. Download links last 7 days, and you can turn them off at any time. Security records are kept for up to 6 months.',
        'We keep transaction records for as long as the law requires. After you delete your account, they’re no longer tied to your identity. Issued invoices keep their name and tax number, but the email address and note are deleted with your account, and so are requests that were never issued. Data is stored on the operator’s servers in mainland China. We’ll ask for your consent before that changes.',
      ],
      [
        'Cookies',
        'We use only the cookies we need to make the site work. They remember your login (7 days, encrypted), who invited you (12 hours), your language and appearance (365 days), drafts when JavaScript is off (30 days), a WeChat login in progress (10 minutes), and this device (180 days, encrypted). The last one is used only for logging in, so you can still log in here if someone else enters wrong codes for your number. There are no analytics or advertising cookies, and no third-party scripts.',
      ],
      [
        'Who we share it with',
        'We share only what’s needed, and only when you use the feature, with our text message provider (phone number and code), WeChat (the IDs and amounts needed to log in or pay), our email provider (the address you enter and the resume file), and our AI provider (what you choose to send). Otherwise, we share information only when the law requires it.',
      ],
      [
        'Artificial intelligence',
        'Your text goes to the AI provider only when you use an AI feature, and only to generate that one answer. We don’t use your resumes to train models.',
        'Generated content is labeled as made by AI. It can be wrong, so check it yourself. We keep a record of AI content that goes into a resume, and exported files can carry a label.',
      ],
      [
        'Your rights',
        'View and correct. You can do this at any time in your profile and in the editor.',
        'Export. “Export my data” in your profile gives you a ZIP file with all your data and every resume.',
        'Delete your account. Ask to delete it in your profile, and confirm with a code. You have 7 days to change your mind. After that, your account, resumes, photos, and login records are permanently deleted.',
        'Withdraw your consent. You do this by deleting your account. It doesn’t affect anything we did before. If you don’t agree to this policy, you can use the site without logging in. Writing a resume, printing it, and exporting your own data don’t need an account.',
      ],
      [
        'Minors',
        'Children under 14 need a guardian’s consent and supervision. If you’re a guardian and find that we’ve kept your child’s information without your consent, contact us, and we’ll delete it as soon as we can.',
      ],
      [
        'Security and changes',
        'Connections are encrypted on sites that use HTTPS. Your login is stored encrypted in a cookie, and our server keeps only a hash of it. If there’s ever a leak that may affect you, we’ll promptly tell you what happened, what it could mean, and what you can do.',
        'When this policy changes in a meaningful way, we’ll update its version and ask for your consent again when you log in.',
      ],
    ],
  },
}
