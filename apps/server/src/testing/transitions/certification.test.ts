import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { upload } from '../upload';
import { demandForms } from '../../tables/trade/demandForm';
import { shops } from '../../tables/merchants/merchant';
import { shopCertifications } from '../../tables/merchants/certification';
import { type Act, describeRows, shows, type Stage } from './describeRows';

const png = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#1890ff' } })
    .png()
    .toBuffer();
const picture = async (stage: Stage, name: 'shop' | 'otherShop' = 'shop') =>
  (
    (await upload(stage.as[name], '/main/sysFileInfo/upload', { name: 'id.png', bytes: await png(), type: 'image/png' })).body.data as {
      fileId: string;
    }
  ).fileId;
/** The merchant as it is before any submission, or in another state. */
const merchant = async (stage: Stage, shopStatus = 0) => {
  await stage.db.delete(shopCertifications).where(eq(shopCertifications.shopId, stage.shop.id));
  await stage.db.update(shops).set({ shopStatus }).where(eq(shops.id, stage.shop.id));
};
const papers = async (stage: Stage, more: Record<string, unknown> = {}) => ({
  certMethod: 2,
  realName: 'Maria Santos',
  idCardFront: await picture(stage),
  idCardBack: await picture(stage),
  enterpriseName: 'Santos Trading',
  businessLicence: await picture(stage),
  licenceNo: `ROW-${stage.shop.id}`,
  agreed: true,
  ...more,
});
const submit = async (stage: Stage, more: Record<string, unknown> = {}) => {
  const body = await papers(stage, more);
  return () => stage.post('shop', '/main/shopCertification/submit', body);
};
const submitted = async (stage: Stage, shopStatus = 0) => {
  await merchant(stage, shopStatus);
  await (
    await submit(stage)
  )();
};
const verdict = (stage: Stage, call: 'pass' | 'reject' | 'revoke', more: Record<string, unknown> = {}) =>
  stage.post('admin', `/main/shop/${call}`, { id: stage.shop.id, ...(call === 'revoke' ? {} : { round: 1 }), ...more });
const event = (stage: Stage, action: string, from: string, to: string): Act['noted'] => ({
  object: `shop:${stage.shop.id}`,
  action: `shop.${action}`,
  from,
  to,
});
const becomes = (stage: Stage, shopStatus: number) =>
  shows(() => stage.db.select({ shopStatus: shops.shopStatus }).from(shops).where(eq(shops.id, stage.shop.id)), [{ shopStatus }]);
const refused = async (answer: Promise<{ code: number }>) => (await answer).code;

describeRows('3.1', {
  submit: {
    success: async (stage) => {
      await merchant(stage);
      return {
        run: await submit(stage),
        by: stage.ids.shop,
        noted: event(stage, 'submit', 'notSubmitted', 'underReview'),
        told: stage.admins,
        after: becomes(stage, 1),
      };
    },
    refusals: {
      1021001: async (stage) => {
        await merchant(stage);
        const call = await submit(stage, { businessLicence: undefined });
        return () => refused(call());
      },
      1021002: async (stage) => {
        await merchant(stage);
        const call = await submit(stage, { idCardFront: await picture(stage, 'otherShop') });
        return () => refused(call());
      },
      1021003: async (stage) => {
        await merchant(stage);
        const [other] = await stage.db.select().from(shops).where(eq(shops.userId, stage.ids.otherShop));
        await stage.db
          .update(shops)
          .set({ shopStatus: 2 })
          .where(eq(shops.id, other?.id ?? ''));
        await stage.db.delete(shopCertifications).where(eq(shopCertifications.shopId, other?.id ?? ''));
        await stage.db.insert(shopCertifications).values({
          shopId: other?.id ?? '',
          round: 1,
          certMethod: 2,
          realName: 'Other',
          licenceNo: 'TAKEN-1',
          status: 2,
          statusBefore: 0,
          submitUser: stage.ids.otherShop,
        });
        const call = await submit(stage, { licenceNo: 'TAKEN-1' });
        return () => refused(call());
      },
    },
  },
  withdraw: {
    success: async (stage) => {
      await submitted(stage, 3);
      return {
        run: () => stage.post('shop', '/main/shopCertification/withdraw'),
        by: stage.ids.shop,
        noted: event(stage, 'withdraw', 'underReview', 'rejected'),
        told: [],
        after: becomes(stage, 3),
      };
    },
    refusals: {
      1021004: async (stage) => {
        await submitted(stage);
        await stage.get('admin', '/main/shop/certifications', { id: stage.shop.id });
        return () => refused(stage.post('shop', '/main/shopCertification/withdraw'));
      },
    },
  },
  pass: {
    success: async (stage) => {
      await submitted(stage);
      return {
        run: () => verdict(stage, 'pass'),
        by: stage.ids.admin,
        noted: event(stage, 'pass', 'underReview', 'certified'),
        told: [stage.ids.shop],
        after: becomes(stage, 2),
      };
    },
    refusals: {
      1021005: async (stage) => {
        await submitted(stage);
        await stage.db.update(shopCertifications).set({ submitUser: stage.ids.admin }).where(eq(shopCertifications.shopId, stage.shop.id));
        return () => refused(verdict(stage, 'pass'));
      },
      1021006: async (stage) => {
        await submitted(stage);
        await stage.db.update(shopCertifications).set({ round: 2 }).where(eq(shopCertifications.shopId, stage.shop.id));
        return () => refused(verdict(stage, 'pass'));
      },
    },
  },
  reject: {
    success: async (stage) => {
      await submitted(stage);
      return {
        run: () => verdict(stage, 'reject', { reason: 'The licence cannot be read.' }),
        by: stage.ids.admin,
        noted: event(stage, 'reject', 'underReview', 'rejected'),
        told: [stage.ids.shop],
        after: becomes(stage, 3),
      };
    },
    refusals: {
      1021007: async (stage) => {
        await submitted(stage);
        return () => refused(verdict(stage, 'reject', { reason: 'No.' }));
      },
    },
  },
  change: {
    success: async (stage) => {
      await merchant(stage, 2);
      return {
        run: await submit(stage, { realName: 'Ana Santos' }),
        by: stage.ids.shop,
        noted: event(stage, 'change', 'certified', 'certified'),
        told: stage.admins,
        after: becomes(stage, 2),
      };
    },
    refusals: {
      1021008: async (stage) => {
        await submitted(stage, 2);
        const call = await submit(stage);
        return () => refused(call());
      },
    },
  },
  revoke: {
    success: async (stage) => {
      await merchant(stage, 2);
      const { id } = await stage.must('shop', '/main/demandForm/add', {
        demandName: 'Open',
        goodsId: stage.product.id,
        requireUpNum: 1,
        wholeProportion: '20',
        upProportion: '12',
        workAttribute: 1,
        upShotCost: '100',
        provideSample: false,
      });
      await stage.must('shop', '/main/demandForm/submit', { id });
      const ended = shows(
        () =>
          stage.db
            .select({ demandStatus: demandForms.demandStatus, endReason: demandForms.endReason })
            .from(demandForms)
            .where(eq(demandForms.id, id)),
        [{ demandStatus: 3, endReason: 'False papers.' }],
      );
      return {
        run: () => verdict(stage, 'revoke', { reason: 'False papers.', force: true }),
        by: stage.ids.admin,
        noted: event(stage, 'revoke', 'certified', 'rejected'),
        told: [stage.ids.shop],
        after: async () => {
          await becomes(stage, 3)();
          await ended();
        },
      };
    },
    refusals: {
      1021009: async (stage) => {
        await merchant(stage, 2);
        await stage.issued();
        return () => refused(verdict(stage, 'revoke', { reason: 'False papers.' }));
      },
    },
  },
});
