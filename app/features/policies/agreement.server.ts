import type { Language } from '#contract/validation/field-error-codes'
import type { Policy } from './policy'

/** The terms between the service and its users. */
export const agreement: Record<Language, Policy> = {
  zh: {
    lead: '欢迎使用智能简历。这份协议说明我们提供什么、你需要做到什么，以及出了问题怎么办。登录即表示你已阅读并同意；不同意也可以不登录使用写简历和打印的功能。',
    sections: [
      [
        '服务内容',
        '智能简历帮助你编写、排版、保存和下载中文简历。部分功能需要登录，部分额度随会员套餐变化；页面上会事先写明剩余额度和价格。',
        '我们会尽力让服务稳定可用，但不承诺你一定获得面试或录用。',
      ],
      [
        '账号',
        '用手机号和验证码登录，或用微信登录。请妥善保管手机和微信，不要把验证码告诉任何人；我们不会向你索要验证码。',
        '一个账号只供本人使用。可以随时在个人中心退出其他设备的登录，也可以注销账号。',
      ],
      [
        '你的内容属于你',
        '简历的文字和照片归你所有。你只授权我们为了向你提供服务而保存、排版和显示它们；删除或注销后，这项授权随之结束。',
        '请如实填写，不要冒用他人身份、上传他人的照片或个人信息，不要发布违法内容。因此产生的责任由你承担。',
      ],
      [
        '会员与付款',
        '会员按页面标明的价格和时长购买，付款成功即生效；续购顺延，不自动续费。未付款的订单会自动关闭。',
        '因我们的原因无法使用已购买的服务时，会补足时长或退还相应款项。法律另有规定的，从其规定。',
        '邀请奖励发给真实的新用户；用虚假号码套取的奖励会被取消。',
      ],
      [
        '人工智能生成的内容',
        '人工智能的回答由模型生成，会标明“内容由AI生成，仅供参考”。它可能不准确，写进简历前请自行核对。',
        '请不要删除、篡改或隐藏生成内容的标识，也不要用它生成违法内容。需要不带显式标识的内容时，可以向我们提出，由你承担标识的责任，我们会依法留存相关日志不少于六个月。',
      ],
      [
        '不可以做的事',
        '不要攻击、干扰服务或绕过限制；不要批量注册、抓取他人信息；不要转卖账号。违反时我们可能限制功能或停用账号，并说明原因；你仍可以导出自己的数据。',
      ],
      ['未成年人', '未满 18 周岁请在监护人指导下使用；不满 14 周岁须事先取得监护人同意。'],
      [
        '责任与变更',
        '请自行保留重要内容的副本：随时可以下载或导出。对于不可抗力或第三方服务中断造成的损失，我们在法律允许的范围内不承担责任；因我们的故意或重大过失造成的损失不在此限。',
        '协议有实质变化时会更新版本，并在登录时重新征得同意。停止服务前会至少提前 30 天告知，留出导出的时间。',
        '本协议适用中华人民共和国法律。有争议先协商，协商不成时由有管辖权的人民法院处理；这不影响你依法享有的其他权利。',
      ],
    ],
  },
  en: {
    lead: 'Welcome to Smart Resume. This agreement says what we provide, what we ask of you, and what happens when something goes wrong. To log in is to have read it and to agree. If you do not agree, you can still write and print a resume without a login.',
    sections: [
      [
        'The service',
        'Smart Resume helps you write, typeset, keep and download Chinese resumes. Some features need a login, some quotas depend on a plan; what is left and what it costs is said beforehand.',
        'We do our best to keep the service up, but promise nobody an interview or a job.',
      ],
      [
        'Accounts',
        'You log in with a mobile number and a code, or with WeChat. Look after both, and tell no one a code: we never ask for it.',
        'An account is for one person. In your profile you can end logins on other devices at any time, and close the account.',
      ],
      [
        'Your content is yours',
        'The words and photos of a resume belong to you. You allow us to keep, typeset and show them only to serve you; that ends when you delete them or close the account.',
        'Be truthful. Do not pose as others, do not upload their photos or data, do not publish what is unlawful. You answer for what comes of it.',
      ],
      [
        'Plans and payment',
        'A plan costs and lasts what its page says, and begins when it is paid. Renewals add up; nothing renews itself. Unpaid orders close by themselves.',
        'If you cannot use what you bought and it is our fault, we add the time or give back the share. Where the law says otherwise, the law holds.',
        'Invitation bonuses are for real new users; those won with made-up numbers are taken back.',
      ],
      [
        'Content made by AI',
        'Answers of an AI come from a model and are marked as generated. They may be wrong: check them before they go into a resume.',
        'Do not remove, change or hide the mark, and generate nothing unlawful. If you need content without the visible mark you may ask us; the duty to mark it is then yours, and we keep the logs the law demands for at least six months.',
      ],
      [
        'What is not allowed',
        'No attacks, no getting round limits, no accounts in bulk, no collecting of other people’s data, no selling of accounts. Otherwise we may restrict features or suspend the account, and say why; you can still export your data.',
      ],
      [
        'Minors',
        'Under 18, use the service with the guidance of a guardian; under 14, only with a guardian’s consent beforehand.',
      ],
      [
        'Liability and changes',
        'Keep copies of what matters: you can download or export at any time. As far as the law allows we do not answer for loss by force majeure or by failures of third parties; we do for intent and gross negligence.',
        'When the agreement changes in substance it gets a new version, and you are asked again when you log in. Before the service ends you are told at least 30 days ahead, so that you can export.',
        'The law of the People’s Republic of China applies. Disputes are first talked over, then go to the competent court; your other rights under the law remain.',
      ],
    ],
  },
}
