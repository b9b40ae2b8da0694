interface LegendProps {
  names: readonly string[];
}

export function Legend({ names }: LegendProps) {
  return (
    <ul data-part="legend">
      {names.map((name, index) => (
        <li key={name}>
          <svg width={14} height={14} aria-hidden>
            <rect data-part="block" data-fill={index + 1} width={14} height={14} rx={3} />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
