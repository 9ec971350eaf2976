"""The kernel every game shares: contract, hex geometry, ranking, chance, digests. No I/O."""
