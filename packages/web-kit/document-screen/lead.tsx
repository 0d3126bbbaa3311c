/** A value of a sheet, which leads to what it names where whoever reads may go there. */
import { Anchor } from '@mantine/core';
import type { Field } from '@mustika/kernel/field.ts';
import { Link } from '@tanstack/react-router';
import { formatValue } from '../format.ts';
import { useMenuScreens } from '../shell/house-context.tsx';

type LeadProps = { field: Field; value: unknown /** Of the document. */; day: string };

export function Lead({ field, value, day }: LeadProps) {
  const screens = useMenuScreens();
  const text = formatValue(field, value);
  const { leads } = field;
  if (!leads || text === '' || !screens.some(({ path }) => path === leads.to)) return text;
  const days = (leads.hari ?? []).map((name) => [name, day]);
  const search = { ...Object.fromEntries(days), [leads.param]: value };
  return (
    <Anchor component={Link} to={leads.to} search={search as never} inherit>
      {text}
    </Anchor>
  );
}
