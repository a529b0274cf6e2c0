import type { LegalTexts } from './legalText';

export const english: LegalTexts = {
  terms: {
    title: 'Terms of service',
    since: 'In force since 1 November 2026',
    parts: [
      {
        heading: 'What this is',
        text: 'Backlot is a back office for creator marketing and e-commerce in the Philippines, Malaysia, Thailand, Vietnam, Singapore and Indonesia. These terms are between the company that runs it and the person or merchant who uses it.',
      },
      {
        heading: 'Your account',
        text: 'An account belongs to one person. Keep the password to yourself, sign out on shared devices, and tell an administrator when you think that somebody else used your account. What is done with your account counts as done by you until then.',
      },
      {
        heading: 'What you may do',
        text: 'Use the pages and data that your role opens, for the work of your company. Do not collect data automatically, get around permissions, or hand contact details of creators and merchants to others.',
      },
      {
        heading: 'Merchants',
        text: 'A merchant answers for the shop, goods, prices and certificates that it enters. Wrong or outdated certificates may be rejected, and orders built on them stopped.',
      },
      {
        heading: 'Orders and money',
        text: 'Commission, shooting fees and settlements follow the rules shown in the product at the moment an order is claimed. A settlement becomes final when it is confirmed; until then it may be disputed in the product.',
      },
      {
        heading: 'Availability',
        text: 'We keep the service running and say beforehand when it has to pause. Data of content platforms comes from those platforms and may be late or incomplete.',
      },
      {
        heading: 'Ending',
        text: 'You may stop using the service at any time. An account that breaks these terms may be disabled. Records that the law asks us to keep are kept for as long as it asks.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    since: 'In force since 1 November 2026',
    parts: [
      {
        heading: 'What we keep',
        text: 'Your name, account, e-mail, phone number, role and picture; when and from which device and address you signed in; and what you changed in the product.',
      },
      {
        heading: 'Why',
        text: 'To sign you in, to show each person what their role allows, to find faults and misuse, and to settle orders. Nothing is used for advertising and nothing is sold.',
      },
      {
        heading: 'Where',
        text: 'On the servers of the company that runs this service. Pages load nothing from other sites, and no other site learns that you were here.',
      },
      {
        heading: 'On your device',
        text: 'The browser keeps your sign-in for at most seven days, your language and colours, and copies of menus and dictionaries. Signing out removes everything but language and colours.',
      },
      {
        heading: 'Who sees it',
        text: 'Colleagues whose role allows it. Contact, payment and identity details are hidden from everyone else, and looking at them is recorded.',
      },
      {
        heading: 'How long',
        text: 'Sign-in records for one year, business records for as long as the law of your country asks. Then they are deleted.',
      },
      {
        heading: 'Your rights',
        text: 'You may see, correct and export what is kept about you, and ask for its deletion where no law stands against it. Ask an administrator of your company.',
      },
    ],
  },
};
