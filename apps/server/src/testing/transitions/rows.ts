/**
 * Every row of the transition tables (domain/life-cycles 3.1-3.6, 3.11, 3.14-3.16) with the refusals that it names. Each needs
 * a case of the same name in the test of its section, which fails otherwise.
 */
export const transitionRows = {
  '3.1': {
    submit: [1021001, 1021002, 1021003],
    withdraw: [1021004],
    pass: [1021005, 1021006],
    reject: [1021007],
    change: [1021008],
    revoke: [1021009],
  },
  '3.2': {
    add: [],
    edit: [],
    delete: [],
    submit: [1023001, 1023002, 1023003, 1023004, 1023005],
    convert: [1023006],
    end: [1023007],
    autoEnd: [],
    copy: [],
  },
  '3.3': {
    add: [1024001, 1024002],
    edit: [1024003, 1024004],
    allocate: [1024005],
    handOut: [1024006, 1024007, 1024008],
    recall: [1024009],
    claim: [1024007, 1024010, 1024011],
    returnAlloc: [1024012],
    reallocate: [],
    extend: [1024013],
    changeRatio: [1024014],
    end: [1024015],
    autoEnd: [],
    reopen: [1024016],
    deleteDraft: [],
    deleteEnded: [1024017],
  },
  '3.4': {
    submitUp: [1025001, 1025002, 1025003, 1025004, 1025005, 1025006],
    approve: [1025008],
    reject: [1025009],
    withdraw: [],
    resubmit: [1025010],
    cancelApproval: [1025011],
    contact: [],
    agree: [1025012, 1025013],
    startProduce: [],
    publish: [],
    fulfil: [],
    unfulfil: [1025014],
    terminate: [1025015],
  },
  '3.5': {
    submitLink: [1025007, 1025016, 1025017, 1025018],
    approve: [1025019],
    reject: [1025009],
    resubmit: [1025020],
    reopen: [],
    autoRemind: [],
  },
  // What a check finds is told on the row: 1025021 to 1025024 and 1029006 are its codes, not answers.
  '3.6': { checkOk: [], author: [], gone: [], product: [], date: [], noAnswer: [], recheck: [1025025], schedule: [] },
  // 1030003 to 1030006, videos and lists of them, come with the scripts: nothing else takes a video as a file.
  '3.11': { upload: [1030001, 1030002, 1030007], retry: [] },
  '3.14': { setRead: [], currNoticeRead: [], publish: [], withdraw: [] },
  '3.15': { send: [1033021, 1033022, 1033023, 1033024], view: [], accept: [], decline: [], expire: [], convert: [] },
  '3.16': { claim: [1033031], release: [1033032], expire: [], warn: [], transfer: [1033032] },
} as const satisfies Record<string, Record<string, readonly number[]>>;

export type Section = keyof typeof transitionRows;
